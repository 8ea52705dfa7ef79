import { DEBTOR_ORDERS } from '@contract/statements/debtorLists'
import { matchingDebtors, type DebtorsAsked } from '@contract/statements/debtors.rules'
import { aDebtor } from '../../client/features/statements/statements.support'

const TODAY = '2026-09-15'
const [child] = aDebtor(1).alumnos
const inPreschool = { ...child!, id: 30, nombre: 'XIMENA', grado: 'PREESCOLAR' as const }
const left = {
  ...child!,
  id: 31,
  grado: null,
  lugar: { ...inPreschool, cuando: 'ULTIMO' as const, ciclo: '' },
}

/** As the server lists them: who owes most today first. */
const families = [
  aDebtor(1, { desde: '2026-07-10', meses: 3, vencido: 5200, recargos: 780, alumnos: [child!, inPreschool] }),
  aDebtor(2, { desde: '2026-08-10', meses: 2, recargos: 0, prometido: TODAY }),
  aDebtor(3, { padre: null, recargos: 30, saldo_favor: 100, alumnos: [{ ...child!, nombre: 'ZOE RÍOS' }] }),
  aDebtor(4, {
    saldo_favor: 2860,
    prometido: '2026-09-14',
    alumnos: [{ ...left, nombre: 'ALMA JOSÉ LEÓN' }],
  }),
  aDebtor(5, { vencido: 10, saldo_favor: 300, alumnos: [{ ...child!, nombre: 'JOSÉ ALMA' }] }),
]
const found = (asked: DebtorsAsked) =>
  matchingDebtors(families, asked, TODAY).map(({ id }) => Number(id.slice(6)))

test.each<[DebtorsAsked, number[]]>([
  [{}, [1, 2, 3, 4, 5]],
  [{ atraso: 'un_mes' }, [3, 4, 5]],
  [{ atraso: 'tres_meses' }, [1]],
  // Any child counts, by the last place of one that left.
  [{ grado: 'PREESCOLAR' }, [1, 4]],
  [{ familias: 'cubiertas' }, [4, 5]],
  [{ familias: 'por-pagar' }, [1, 2, 3]],
  [{ familias: 'promesas-de-hoy' }, [2]],
  [{ familias: 'por-pagar', grado: 'PRIMARIA', atraso: 'un_mes' }, [3]],
  [{ q: 'ximena' }, [1]],
  [{ q: '5512345678' }, [1, 2, 4, 5]],
  [{ q: 'rios' }, [3]],
  // Nothing is written so: as it sounds.
  [{ q: 'soe' }, [3]],
  // The words side by side and in this order first, unless a column was chosen.
  [{ q: 'jose alma' }, [5, 4]],
  [{ q: 'jose alma', columna: 'vencido', orden: 'desc' }, [4, 5]],
  [{ columna: 'familia' }, [1, 2, 4, 5, 3]],
  [{ columna: 'familia', orden: 'desc' }, [3, 5, 4, 2, 1]],
  [{ columna: 'atraso' }, [1, 2, 3, 4, 5]],
  [{ columna: 'recargos', orden: 'desc', atraso: 'un_mes' }, [4, 5, 3]],
  [{ columna: 'por_pagar' }, [4, 5, 3, 2, 1]],
])('of %j these families, in this order', (asked, wanted) => {
  expect(found(asked)).toEqual(wanted)
})

test('each column sorts, and equal families stay as they were', () => {
  const same = [aDebtor(7), aDebtor(8)]
  for (const columna of DEBTOR_ORDERS) {
    const orden = columna === 'familia' ? 'asc' : 'desc'
    expect(matchingDebtors(same, { columna, orden }, TODAY)).toEqual(same)
  }
})
