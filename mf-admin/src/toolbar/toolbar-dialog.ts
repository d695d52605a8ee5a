/** The dialogs that open from the toolbar. */
export type ToolbarDialog = 'save' | 'discard' | 'exit' | 'pending' | 'settings' | 'change-password';
