export { fakeFetch, refusal, type Answer, type Call } from './fake-fetch';
