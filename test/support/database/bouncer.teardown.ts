import { stopRunning } from './running'

export default (): Promise<void> => stopRunning('bouncer')
