/**
 * How tests start a program of ours: `--import tsx`, as package.json has it, opens a thread for ES modules in the program and in each
 * of its own threads, 0.3 s of CPU a start. `npm start` and `npm run dev` (product/startStop) and the releases start as everybody does.
 */
export const LOADER = ['--require', 'tsx/cjs'] as const
