/** What is wrong with a command of a protocol: told in the protocol's own form, and the session goes on. */
export class Complaint extends Error {}
