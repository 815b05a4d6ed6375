// Whether this page is older than what the server has: then whoever plays here is asked to load it again. The server says
// with every answer, and when the line is opened, which build of the page it has.
import { builds } from "../protocol/http";

const UNBUILT = "BUILD"; // as it stands in the page while somebody works on it

class Build {
    outdated = $state(false);
    private own = ""; // none: nothing is compared
    private served = "";
    private later = ""; // the build that somebody does not want to load now

    /** This page is of a build; from now on it is compared with what the server says. */
    begin(own: string): void {
        this.own = own === UNBUILT ? "" : own;
        builds.heard = (served) => this.heard(served);
    }

    /** The server has this build; a server without a page says nothing. */
    heard(served: string): void {
        this.served = served;
        if (this.own && served && served !== this.own && served !== this.later) this.outdated = true;
    }

    /** The server does not understand this page. */
    isOld(): void {
        this.outdated = true;
    }

    /** It can wait: until there is another one, or this page is not understood. */
    putOff(): void {
        this.later = this.served;
        this.outdated = false;
    }
}

export const build = new Build();
