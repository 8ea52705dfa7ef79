import { execFile } from 'node:child_process'
import path from 'node:path'

export const ROOT = path.resolve(__dirname, '../../..')
export const RULES_FILE = path.join(ROOT, '.dependency-cruiser.cjs')

export interface Violation {
  rule: string
  from: string
  to: string
}

interface BaselineEntry {
  from: string
  to: string
  rule: { name: string }
}

/**
 * Runs dependency-cruiser with the project's rules over `src` and `test` of a folder. As a program and not as a library: it is
 * an ES module, which Jest's CommonJS cannot load.
 * @throws when the rules themselves cannot be read
 */
export const cruise = (folder: string): Promise<Violation[]> =>
  new Promise((resolve, reject) => {
    const program = path.join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
    const args = [program, '--config', RULES_FILE, '--output-type', 'baseline', 'src', 'test']
    execFile(process.execPath, args, { cwd: folder, maxBuffer: 50_000_000 }, (error, stdout, stderr) => {
      try {
        const entries = JSON.parse(stdout) as BaselineEntry[]
        resolve(entries.map(({ rule, from, to }) => ({ rule: rule.name, from, to })))
      } catch {
        reject(new Error(`dependency-cruiser did not run: ${stderr || stdout || String(error)}`))
      }
    })
  })
