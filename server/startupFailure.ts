/** The shop cannot start for a reason that its owner can mend; the message is all they need to be told. */
export class StartupFailure extends Error {}
