import { Link } from 'react-router-dom'
import { sumPesos } from '@contract/domain/money'
import { monthLabel } from '@contract/domain/months'
import type { StudentService } from '@contract/services/services.schemas'
import type { StudentDetail } from '@contract/students/students.schemas'
import { useStudentServices } from '../../../state/services/services.selectors'
import type { Column } from '../../../ui/list/columns'
import { DataTable } from '../../../ui/list/DataTable'
import { MoneyText } from '../../../ui/page/MoneyText'
import { Section } from '../../../ui/page/Section'
import * as paths from '../../../ui/screens/paths'
import { texts } from '../students.texts'

/** 'OCTUBRE 2026 a JUNIO 2027 · 9 meses'. */
const spanOf = ({ meses }: StudentService): string => {
  const [first, last] = [meses[0], meses.at(-1)]
  if (!first || !last) return ''
  return meses.length === 1
    ? monthLabel(first)
    : `${monthLabel(first)} a ${monthLabel(last)} · ${meses.length} meses`
}

const columns: readonly Column<StudentService>[] = [
  {
    key: 'nombre',
    header: 'Servicio',
    cell: ({ id, nombre }) => <Link to={paths.service(id)}>{nombre}</Link>,
    under: ({ cicloEscolar }) => `Ciclo ${cicloEscolar.name}`,
  },
  { key: 'meses', header: 'Meses', cell: spanOf },
  {
    key: 'saldo',
    header: 'Saldo',
    align: 'right',
    cell: ({ meses }) => <MoneyText pesos={sumPesos(meses.map(({ saldo }) => saldo))} />,
  },
]

/** The services that a pupil is charged. Without any, or from a server that has none, nothing is shown: their charges are above. */
export function StudentServices({ row: { id } }: { row: Pick<StudentDetail, 'id'> }) {
  const { rows } = useStudentServices({ id }, { refetchOnMountOrArgChange: true })
  if (!rows || rows.length === 0) return null
  return (
    <Section title={texts.services}>
      <DataTable label={texts.services} columns={columns} rows={rows} />
    </Section>
  )
}
