export * from './cheap-password.js';
export * from './env.js';
export * from './free-ports.js';
export * from './running-service.js';
export * from './service-process.js';
export * from './tcp-proxy.js';
export * from './test-database.js';
export * from './until.js';
