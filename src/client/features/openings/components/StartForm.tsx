import { styled } from '@mui/material/styles'
import { use } from 'react'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import { cyclesRoutes } from '@contract/cycles/cycles.routes'
import { dayProblem } from '@contract/domain/dateMath'
import { formatDate } from '@contract/domain/dates'
import { openingDayProblem } from '@contract/openings/openings.rules'
import { useCycles } from '../../../state/cycles/cycles.selectors'
import { useMay } from '../../../state/session/useMay'
import { DateInput } from '../../../ui/fields/DateInput'
import { SelectInput } from '../../../ui/fields/SelectInput'
import { FilePicker } from '../../../ui/files/FilePicker'
import { Columns, PlainList, Stack, Tiles } from '../../../ui/layout/layout'
import { useFilters } from '../../../ui/list/useFilters'
import { InfoPanel } from '../../../ui/page/InfoPanel'
import { SchoolDayContext } from '../../../ui/page/schoolDay'
import { Section } from '../../../ui/page/Section'
import { texts } from '../openings.texts'
import type { OpeningFlow } from '../useOpening'

const NAMES = ['ciclo'] as const
const NONE: readonly Cycle[] = []

export const dayProblemOf = (fecha: string, cycle: Cycle, today: string): string | null =>
  dayProblem(fecha) ?? (today ? openingDayProblem(fecha, cycle, today) : null)

const isInCourse = ({ fecha_inicio, fecha_fin }: Cycle, today: string): boolean =>
  today === '' || (fecha_inicio <= today && today <= fecha_fin)

const useInCourse = (chosen: Cycle): readonly Cycle[] => {
  const today = use(SchoolDayContext)()
  const may = useMay()(cyclesRoutes.list.access)
  const { rows = NONE } = useCycles(undefined, { skip: !may })
  const inCourse = rows.filter((cycle) => cycle.id === chosen.id || isInCourse(cycle, today))
  return inCourse.length > 0 ? inCourse : [chosen]
}

const Bullets = styled(PlainList)(({ theme: { spacing } }) => ({
  listStyle: 'disc',
  paddingInlineStart: spacing(2.5),
  '& li + li': { marginTop: spacing(0.75) },
}))

function WhatItIs() {
  return (
    <Stack gap={1} as="section" aria-label={texts.whatTitle}>
      <strong>{texts.whatTitle}</strong>
      <Bullets>
        <li>
          Inscribe a cada alumno del archivo, con su grupo y su beca, y registra a los alumnos y padres que
          falten.
        </li>
        <li>
          Pone lo que cada quien debe: sus colegiaturas desde el mes que digas, y la inscripción, el material
          o el saldo de ciclos anteriores que falten.
        </li>
        <li>
          Los meses de antes quedan como «Saldado antes», y lo que una familia tiene a favor, como saldo a
          favor.
        </li>
      </Bullets>
      <InfoPanel title="No genera recibos, pagos ni cortes de caja. Se puede deshacer completa mientras nadie cobre sobre ella." />
    </Stack>
  )
}

function NotInCourse({ name, fecha_inicio, fecha_fin, today }: Cycle & { today: string }) {
  return fecha_fin < today ? (
    <InfoPanel
      tone="warning"
      title={`El ciclo ${name} ya terminó`}
      text="La apertura se hace en el ciclo en curso."
    />
  ) : (
    <InfoPanel
      tone="warning"
      title={`El ciclo ${name} empieza el ${formatDate(fecha_inicio)}`}
      text="Su apertura se puede hacer desde ese día. Para un ciclo que apenas va a empezar, inscribe a los alumnos."
    />
  )
}

interface StartFormProps {
  cycle: Cycle
  opening: OpeningFlow
}

export function StartForm({ cycle, opening }: StartFormProps) {
  const today = use(SchoolDayContext)()
  const cycles = useInCourse(cycle)
  const { change } = useFilters(NAMES)
  const { fecha, file, campos, lost, busy } = opening
  const mayOpen = isInCourse(cycle, today)
  return (
    <Section title="Elige el ciclo y el archivo">
      <Columns>
        <Stack>
          <Tiles min={220}>
            <SelectInput
              label={texts.cycle}
              options={cycles.map(({ id, name }) => ({ value: id, label: name }))}
              value={cycle.id}
              disabled={busy}
              error={campos['cicloEscolarId']}
              onChange={({ target }) => {
                change({ ciclo: target.value })
                void opening.readFor(Number(target.value))
              }}
            />
            {mayOpen && (
              <DateInput
                label="Día en que se contaron los saldos"
                value={fecha}
                min={cycle.fecha_inicio}
                max={today || cycle.fecha_fin}
                hint="Lo cobrado después de ese día se cobra en la caja."
                disabled={busy}
                error={dayProblemOf(fecha, cycle, today) ?? campos['fecha']}
                onChange={opening.setDay}
              />
            )}
          </Tiles>
          {lost && (
            <InfoPanel
              tone="warning"
              title={`Elige otra vez el archivo «${lost}»`}
              text="Tu sesión terminó. El ciclo, el día y las columnas siguen como los dejaste, y nada se registró sin que lo vieras aquí abajo."
            />
          )}
          {mayOpen ? (
            <FilePicker
              label="Archivo de la apertura"
              accept={['sheet']}
              files={file ? [file] : []}
              disabled={busy}
              error={campos['file']}
              onChange={([chosen]) => void opening.choose(chosen ?? null)}
            />
          ) : (
            <NotInCourse {...cycle} today={today} />
          )}
        </Stack>
        <WhatItIs />
      </Columns>
    </Section>
  )
}
