/** A faulty protocol command: the error is sent in the protocol's own form, and the session continues. */
export class Complaint extends Error {}
