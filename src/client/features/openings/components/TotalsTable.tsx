import { gradeYearLabel, placeLabel } from '@contract/domain/grades'
import { formatPesos } from '@contract/domain/money'
import type { OpeningResult, OpeningTotals } from '@contract/openings/openings.schemas'
import { withCommas } from '@contract/domain/text'
import { Columns, PlainList, Quiet, Stack, Tiles } from '../../../ui/layout/layout'
import { amountColumn } from '../../../ui/list/amountColumn'
import type { Column } from '../../../ui/list/columns'
import { DataTable } from '../../../ui/list/DataTable'
import { Figures } from '../../../ui/page/Figures'
import { Section } from '../../../ui/page/Section'
import { pupilsCount, texts } from '../openings.texts'

interface GradeLine extends Pick<OpeningTotals, 'meses_saldados' | 'vencido' | 'adeudo' | 'saldo_favor'> {
  id: string
  label: string
  alumnos: number
}

const gradeLines = (totales: OpeningTotals): GradeLine[] => {
  const lines = totales.grados.map((grade) => ({
    ...grade,
    id: `${grade.grado} ${grade.gradoNumero}`,
    label: gradeYearLabel(grade),
  }))
  const alumnos = lines.reduce((sum, line) => sum + line.alumnos, 0)
  return lines.length < 2 ? lines : [...lines, { ...totales, id: 'todos', label: 'Toda la escuela', alumnos }]
}

const GRADE_COLUMNS: readonly Column<GradeLine>[] = [
  { key: 'grado', header: 'Grado', cell: ({ label }) => label },
  { key: 'alumnos', header: texts.figures.pupils, align: 'right', cell: ({ alumnos }) => alumnos },
  {
    key: 'meses',
    header: 'Meses saldados',
    align: 'right',
    cell: ({ meses_saldados }) => meses_saldados,
  },
  amountColumn('vencido', 'Vencido', ({ vencido }) => vencido),
  amountColumn('adeudo', texts.owes, ({ adeudo }) => adeudo),
  amountColumn('favor', 'A favor', ({ saldo_favor }) => saldo_favor),
]

interface Counted {
  label: string
  alumnos: number
  fresh: boolean
}

function Counts({ title, items }: { title: string; items: readonly Counted[] }) {
  if (items.length === 0) return null
  return (
    <Stack as="section" gap={1} aria-label={title}>
      <strong>{title}</strong>
      <Tiles as={PlainList} min={210} gap={[0.5, 2]}>
        {items.map(({ label, alumnos, fresh }) => (
          <li key={label}>
            {label}: {pupilsCount(alumnos)}
            {fresh && <Quiet>, se crea</Quiet>}
          </li>
        ))}
      </Tiles>
    </Stack>
  )
}

const figuresOf = ({ resumen, totales }: Pick<OpeningResult, 'resumen' | 'totales'>) => [
  {
    label: texts.figures.pupils,
    value: withCommas(resumen.nuevos + resumen.iguales),
    note:
      resumen.iguales === 0
        ? 'por inscribir'
        : `${resumen.nuevos} por inscribir, ${resumen.iguales} ya como en el archivo`,
  },
  {
    label: texts.figures.settled,
    value: texts.settled(totales.meses_saldados),
    note: texts.settledNote,
  },
  {
    label: 'Vencido ese día',
    value: formatPesos(totales.vencido),
    note: `deben ${formatPesos(totales.adeudo)} hasta el fin del ciclo`,
  },
  { label: texts.figures.credit, value: formatPesos(totales.saldo_favor), note: texts.creditNote },
]

export function TotalsTable({ result }: { result: OpeningResult }) {
  const { totales } = result
  const groups = totales.grupos.map(({ nuevo, alumnos, ...place }) => ({
    label: placeLabel({ ...place, grupo: place }),
    alumnos,
    fresh: nuevo,
  }))
  const { facturacion = 0 } = totales
  const servicios = (totales.servicios ?? []).map(({ nombre, alumnos }) => ({
    label: nombre,
    alumnos,
    fresh: false,
  }))
  const becas = totales.becas.map(({ nombre, alumnos, nueva }) => ({
    label: nombre,
    alumnos,
    fresh: nueva,
  }))
  return (
    <Section
      title="Así quedarían las cuentas"
      text="Compáralas con los libros de la escuela. Todavía no se ha guardado nada."
    >
      <Stack>
        <Figures figures={figuresOf(result)} />
        <div className="ui-list">
          <DataTable label="Por grado" columns={GRADE_COLUMNS} rows={gradeLines(totales)} />
        </div>
        <Columns widths="minmax(0, 3fr) minmax(0, 2fr)">
          <Counts title="Grupos" items={groups} />
          <Counts title="Becas" items={becas} />
        </Columns>
        <Counts title="Servicios" items={servicios} />
        {facturacion > 0 && (
          <Quiet as="p">{`Datos de facturación que se registran: ${withCommas(facturacion)}.`}</Quiet>
        )}
      </Stack>
    </Section>
  )
}
