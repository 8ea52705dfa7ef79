import { sumPesos } from '@contract/domain/money'
import { ADMIN, type Caller } from '@test/support/server/harness'
import { liveThrough, type RandomSchool } from '../dashboard/randomSchool'
import { linesOf, makeLink, parentOf, restOf, sumsOf } from './page'

/** Any other number makes another school, for which the test holds too. */
const SEED = 20_261_125

let school: RandomSchool
let principal: Caller
beforeAll(async () => {
  school = await liveThrough(SEED)
  principal = await school.server.signIn(ADMIN.user, ADMIN.password)
})
afterAll(() => school.server.close())

test('page, desk, statement and morosos of each family of a random school agree to the centavo', async () => {
  const { morosos } = (await principal.get('/morosos')).body
  let owing = 0
  for (const of of school.families) {
    if (!('padreId' in of)) continue
    const { padreId } = of
    const html = (await parentOf(school.server, (await makeLink(principal, padreId)).url).get()).body
    const page = sumsOf(html)
    const { familia } = (await principal.get(`/caja/familia?padreId=${padreId}`)).body
    const { estado } = (await principal.get(`/estados/familia?padreId=${padreId}`)).body
    const debtor = morosos.find(({ padre }: { padre: { id: number } | null }) => padre?.id === padreId)

    const { vencido, recargos, total, saldo_favor } = familia
    expect(page).toMatchObject({
      Vencido: vencido,
      'Recargos de hoy': recargos,
      'Saldo a favor': saldo_favor,
    })
    expect(sumPesos([page['Vencido']!, page['Recargos de hoy']!, page['Por vencer']!])).toBe(total)
    expect(page).toMatchObject({
      Vencido: estado.total.vencido,
      'Recargos de hoy': estado.total.recargos,
      'Por vencer': estado.total.por_vencer,
      'Saldo a favor': estado.saldo_favor,
    })
    expect(page['Hoy']).toBe(debtor?.por_pagar_hoy ?? 0)
    if (debtor) {
      owing += 1
      expect(page).toMatchObject({
        Vencido: debtor.vencido,
        'Recargos de hoy': debtor.recargos,
        'Por vencer': debtor.por_vencer,
      })
    }
    const lines = linesOf(html)
    const rest = restOf(html)
    expect(sumPesos([...lines.map(({ saldo }) => saldo), ...rest.map(({ saldo }) => saldo)])).toBe(
      estado.total.saldo,
    )
    expect(sumPesos(lines.map(({ recargo }) => recargo))).toBe(estado.total.recargos)
    expect(lines.length + rest.reduce((sum, { cuantas }) => sum + cuantas, 0)).toBe(estado.abiertos.length)
  }
  expect(owing).toBeGreaterThan(2)
})
