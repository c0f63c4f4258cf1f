export { type PagesDeps, pagePaths, registerPages } from './register.ts';
