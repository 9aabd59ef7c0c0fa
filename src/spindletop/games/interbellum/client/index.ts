export { default } from './converted/table.tsx';
