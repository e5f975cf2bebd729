/** Ends the sessions that a browser has left without telling the backend: a sign-out without a network. */
export const END_SESSIONS_PATH = '/api/end-sessions'
