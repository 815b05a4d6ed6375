// Becoming somebody else in this browser: an account, a login, a recovery code; and leaving.
import { call } from "../protocol/http";
import { settings } from "../settings/settings.svelte";
import { line } from "./line.svelte";
import { me } from "./me.svelte";

type Me = NonNullable<typeof me.person>;

/** The line was opened by who played here before: it is opened anew when somebody needs it. */
function became(person: Me | null): void {
    me.become(person);
    line.socket.stop();
}

export async function signUp(login: string, password: string): Promise<void> {
    const lang = settings.choices.language;
    became(await call("POST /api/account", { body: { login, password, lang } }));
}

export async function logIn(login: string, password: string): Promise<void> {
    became(await call("POST /api/login", { body: { login, password } }));
}

/** Comes in with a code; who has an account may set a new password with it. */
export async function recover(code: string, password: string): Promise<void> {
    became(await call("POST /api/recover", { body: { code, password: password === "" ? null : password } }));
}

export async function changePassword(old: string, fresh: string): Promise<void> {
    became(await call("POST /api/me/password", { body: { old, new: fresh } }));
}

/** A new recovery code: it is shown this once. Accounts give their password for it. */
export async function newCode(password: string): Promise<string> {
    const body = me.person?.account ? { password } : {};
    const { code } = await call("POST /api/me/recovery", { body });
    await me.load();
    return code;
}

export async function logOut(everywhere: boolean): Promise<void> {
    if (everywhere) await call("POST /api/logout/everywhere");
    else await call("POST /api/logout");
    became(null);
}

/** Leaves for good. */
export async function leave(password: string): Promise<void> {
    await call("DELETE /api/me", { body: me.person?.account ? { password } : {} });
    became(null);
}
