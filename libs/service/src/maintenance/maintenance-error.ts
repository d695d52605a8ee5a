/** What a person has to know and can do something about; its message is shown as it is. */
export class MaintenanceError extends Error {}
