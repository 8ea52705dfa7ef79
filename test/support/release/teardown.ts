import { rmSync } from 'node:fs'
import { RELEASES } from './setup'

export default (): void => {
  rmSync(process.env[RELEASES] as string, { recursive: true, force: true })
}
