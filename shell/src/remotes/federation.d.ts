declare module 'virtual:__federation__' {
  export interface RemoteOptions {
    url: () => Promise<string>;
    format: 'esm';
    from: 'vite';
  }
  export function __federation_method_setRemote(name: string, options: RemoteOptions): void;
  export function __federation_method_getRemote(name: string, module: string): Promise<unknown>;
  export function __federation_method_unwrapDefault(module: unknown): unknown;
}
