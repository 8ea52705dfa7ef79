import { placeLabel } from '@contract/domain/grades'
import type { AnyCall } from '../../http/contractRoute'
import type { DeskService } from '../desk/desk.service'
import type { Letterhead } from '../school/letterhead'
import { listReachable } from './accounts.queries'
import type { HowToPay } from './howToPay.paper'

interface Deps {
  desk: Pick<DeskService, 'findFamily'>
  letterhead: Pick<Letterhead, 'holder'>
}

export const createHowToPay = ({ desk, letterhead }: Deps) => {
  /** Where families pay. */
  const whereToPay = async ({ db }: AnyCall): Promise<Pick<HowToPay, 'cuentas' | 'titular'>> => ({
    cuentas: await listReachable(db),
    titular: await letterhead.holder(),
  })
  return {
    whereToPay,

    /** What the paper of one family says. @throws 404 */
    howToPay: async (call: AnyCall, padreId: number): Promise<HowToPay> => {
      const { padre, alumnos } = await desk.findFamily(call, { padreId })
      const family = {
        padre: padre?.nombre ?? null,
        referencia: padre?.referencia ?? null,
        alumnos: alumnos.map((pupil) => ({
          nombre: pupil.nombre,
          lugar: placeLabel(pupil),
          numero_control: pupil.numero_control,
        })),
      }
      return { title: 'Cómo pagar', ...(await whereToPay(call)), familias: [family], now: call.now }
    },
  }
}
