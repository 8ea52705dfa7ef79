import { randomUUID } from 'node:crypto'
import { addDays } from '@contract/domain/dateMath'
import { aPupil, openingOf } from '../../server/modules/openings/opening'
import { aCycle } from '../builders'
import type { Moved } from '../fixtures/bankFiles'
import type { ApiAnswer, ApiClient } from '../product/client'

/** A family of two pupils who owe the months of a cycle from this one on. */
export interface OwingFamily {
  padreId: number
  referencia: string
}

/** A month of each pupil of `bringFamilies`, in pesos. */
export const MONTH = 2600

export const expectOk = ({ status, body }: ApiAnswer): ApiAnswer['body'] => {
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`)
  return body
}

/** A cycle that runs today, and families in it who owe their months. */
export const bringFamilies = async (
  client: ApiClient,
  many: number,
  today: string,
): Promise<OwingFamily[]> => {
  const dates = { fecha_inicio: addDays(today, -80), fecha_fin: addDays(today, 200) }
  const { ciclo } = expectOk(await client.send('POST', '/ciclo', aCycle(dates)))
  const cells = { grupo: '', debe_desde: '' }
  const rows = Array.from({ length: 2 * many }, (_, n) => {
    const family = n >> 1
    return aPupil(n, { ...cells, padre: `Familia Núñez ${family}`, telefono: String(5_510_000_000 + family) })
  })
  const file = new File([new Uint8Array(openingOf(rows))], 'apertura.xlsx')
  const fields = {
    simular: 'false',
    cicloEscolarId: String((ciclo as { id: number }).id),
    codigo: randomUUID(),
  }
  expectOk(await client.form('/importar/apertura', fields, { file: [file] }))
  const { padres } = expectOk(await client.send('GET', '/padres/all'))
  return (padres as { id: number; referencia: string }[]).map(({ id, referencia }) => ({
    padreId: id,
    referencia,
  }))
}

/** A month's deposit of each family, with its reference and a key of its own. */
export const monthOf = ({ referencia }: OwingFamily, day: string): Moved => ({
  day,
  amount: MONTH,
  concept: `COLEGIATURA ${referencia}`,
  payer: `QUIEN PAGA ${referencia}`,
  key: `MBAN${referencia}`,
})
