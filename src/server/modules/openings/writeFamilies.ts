import type { WriteCall } from '../../http/call'
import type { CycleRow } from '../cycles/cycles.queries'
import type { FiscalService } from '../fiscal/fiscal.service'
import type { ServicesService } from '../services/services.service'
import { serviceMonths } from './familyGiven'
import type { NewRow } from './openingPlan'

export interface FamilyDeps {
  services: Pick<ServicesService, 'chargeForOpening'>
  fiscal: Pick<FiscalService, 'bringForOpening'>
}

export interface PlacedPupil {
  id: number
  nombre: string
  numero_control: string
  parentId: number | null
}

export interface Placed {
  row: NewRow
  pupil: PlacedPupil
  enrolmentId: number
}

export const createFamilyWrite = ({ services, fiscal }: FamilyDeps) => {
  const writeServices = (call: WriteCall, openingId: number, cycle: CycleRow, placed: readonly Placed[]) =>
    services.chargeForOpening(
      call,
      openingId,
      cycle,
      placed.flatMap(({ row, pupil }) =>
        row.servicios.map(({ service, centavos }) => ({
          servicioId: service.id,
          alumno: { id: pupil.id, nombre: pupil.nombre },
          ...serviceMonths(row),
          centavos,
        })),
      ),
    )

  const writeFiscals = async (call: WriteCall, placed: readonly Placed[]): Promise<Map<number, number>> => {
    const brought = new Map<number, number>()
    for (const { row, pupil, enrolmentId } of placed) {
      if (!row.fiscal) continue
      const family = pupil.parentId === null ? { alumnoId: pupil.id } : { padreId: pupil.parentId }
      const id = await fiscal.bringForOpening(call, family, row.fiscal)
      if (id !== null) brought.set(enrolmentId, id)
    }
    return brought
  }

  return { writeServices, writeFiscals }
}
