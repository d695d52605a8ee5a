/** A refusal that says everything that is wrong; guests have met nothing of it. */
export class Refused extends Error {}
