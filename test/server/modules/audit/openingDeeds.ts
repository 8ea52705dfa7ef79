import type { TestServer } from '@test/support/server/harness'
import { aPupil, doOpening, openingOf, undo } from '../openings/opening'
import { keeper, type Deed } from './lifeDeeds'

/** An opening of a pupil who is registered with it, and its taking back. */
export const openingDeeds = ({ admin }: TestServer, cycle: () => number): [route: string, deed: Deed][] => {
  const id: Record<string, number> = {}
  const row = aPupil(700, { beca: '15 %', debe_desde: '', saldo_a_favor: 40, saldo_anterior: 90 })
  const open: Deed = () => doOpening(admin, cycle(), openingOf([row]))
  return [
    ['POST /importar/apertura', keeper(id)('opening', (b) => b.apertura.id, open)],
    ['DELETE /aperturas/{id}', () => undo(admin, id['opening'] as number)],
  ]
}
