import { useMemo } from 'react'
import { cyclesRoutes } from '@contract/cycles/cycles.routes'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import * as paths from '@contract/domain/screenPaths'
import { useCycles } from '../../../state/cycles/cycles.selectors'
import { useMay } from '../../../state/session/useMay'
import { SelectInput } from '../../../ui/fields/SelectInput'
import { Columns, Stack } from '../../../ui/layout/layout'
import { useFilters } from '../../../ui/list/useFilters'
import { LoadingOrError } from '../../../ui/page/LoadingOrError'
import { Page } from '../../../ui/page/Page'
import { PageEmpty } from '../../../ui/page/PageEmpty'
import { PrimaryAction } from '../../../ui/page/PrimaryAction'
import { DueProposals } from '../components/DueProposals'
import { YearRollover } from '../components/YearRollover'

const NAMES = ['de', 'a'] as const

const sortedByStart = (cycles: readonly Cycle[]): Cycle[] =>
  [...cycles].sort((a, b) => (a.fecha_inicio < b.fecha_inicio ? -1 : 1))

const option = ({ id, name }: Cycle) => ({ value: id, label: name })

/** The cycles that the address names; else from the one before into the first to come, or into the running one where none is to come. */
const chosenOf = (cycles: readonly Cycle[], de: string, a: string) => {
  const sorted = sortedByStart(cycles)
  const open = sorted.filter(({ vigencia }) => vigencia !== 'TERMINADO')
  const to =
    open.find(({ id }) => String(id) === a) ?? open.find(({ vigencia }) => vigencia === 'PROXIMO') ?? open[0]
  const before = sorted.filter(({ fecha_inicio }) => to && fecha_inicio < to.fecha_inicio)
  const from = before.find(({ id }) => String(id) === de) ?? before.at(-1)
  return { from, to, origins: before, targets: open.filter((each) => each !== sorted[0]) }
}

function Choice({ cycles }: { cycles: readonly Cycle[] }) {
  const { values, change } = useFilters(NAMES)
  const canRegister = useMay()(cyclesRoutes.create.access)
  const { from, to, origins, targets } = useMemo(
    () => chosenOf(cycles, values.de, values.a),
    [cycles, values.de, values.a],
  )
  if (!from || !to)
    return (
      <PageEmpty
        icon="calendar"
        title="Falta el ciclo siguiente"
        text="Registra el ciclo al que pasarán los alumnos, con sus fechas y costos."
        action={canRegister && <PrimaryAction to={paths.newCycle}>Registrar ciclo escolar</PrimaryAction>}
      />
    )
  return (
    <Stack>
      <Columns widths="minmax(0, 280px) minmax(0, 280px)" from="sm" gap={2}>
        <SelectInput
          label="Del ciclo"
          options={origins.map(option)}
          value={from.id}
          onChange={({ target }) => change({ de: target.value })}
        />
        <SelectInput
          label="Al ciclo"
          options={targets.map(option)}
          value={to.id}
          onChange={({ target }) => change({ a: target.value, de: '' })}
        />
      </Columns>
      <YearRollover key={`${from.id} ${to.id}`} from={from} to={to} />
    </Stack>
  )
}

export function ReenrolmentsPage() {
  const { rows, ...read } = useCycles()
  return (
    <Page
      title="Reinscripciones"
      subtitle="Pasa a los alumnos de un ciclo al siguiente. Nada se guarda hasta que lo confirmes."
    >
      <DueProposals />
      {rows ? <Choice cycles={rows} /> : <LoadingOrError read={read} />}
    </Page>
  )
}
