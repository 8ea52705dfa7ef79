import { createEntityTable } from '../core/entityTable'
import { cyclesApi } from './cycles.api'

const { getCurrentCycle, listCycles } = cyclesApi.endpoints

export const cycles = createEntityTable('cycles', [getCurrentCycle, listCycles])
