// A short word to who plays here, at the edge of the screen: "Link copied." It goes by itself, and listeners hear it.

const STAYS = 5000; // milliseconds

class Notice {
    text = $state("");
    private timer: ReturnType<typeof setTimeout> | undefined;

    say(text: string): void {
        clearTimeout(this.timer);
        this.text = text;
        this.timer = setTimeout(() => (this.text = ""), STAYS);
    }
}

export const notice = new Notice();
