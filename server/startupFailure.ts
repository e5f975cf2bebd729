/** The shop cannot start for a reason that its owner can fix; the message contains everything they need to know. */
export class StartupFailure extends Error {}
