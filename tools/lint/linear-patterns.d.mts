export declare const LINEAR_PATTERNS: Record<string, 'error'>;
