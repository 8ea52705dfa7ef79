import { styled } from '@mui/material/styles'
import { useRef, type KeyboardEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import { YEARS_OF_GRADE, gradeYearLabel, placeLabel, type Grade } from '@contract/domain/grades'
import type { WithoutYear } from '@contract/enrolments/enrolments.schemas'
import { countText } from '@contract/domain/text'
import { ASKED_ANEW } from '../../../state/core/reads'
import { useCurrentCycle } from '../../../state/cycles/cycles.selectors'
import { useSetGradeYear, useWithoutYear } from '../../../state/enrolments/enrolments.api'
import { hairline, PlainList, Quiet, Row, TwoLines } from '../../../ui/layout/layout'
import { CycleGate } from '../../../ui/page/CycleGate'
import { LoadingOrError } from '../../../ui/page/LoadingOrError'
import { Page } from '../../../ui/page/Page'
import { PageEmpty } from '../../../ui/page/PageEmpty'
import { MENU, withoutYear as texts } from '../enrolments.texts'
import { formPartsIn } from '../../../ui/browser/formParts'

const Line = styled('li')(({ theme, theme: { vars, spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: spacing(1),
  padding: spacing(1),
  '&:focus-visible': { outline: `2px solid ${vars.palette.primary.main}`, outlineOffset: -2 },
  '& button': {
    minWidth: 40,
    minHeight: 32,
    border: hairline(theme),
    borderRadius: vars.shape.borderRadius,
    background: vars.palette.background.paper,
    color: vars.palette.text.primary,
    font: 'inherit',
    cursor: 'pointer',
  },
  '& button:hover': { borderColor: vars.palette.primary.main },
}))

const yearsOf = (grado: Grade): number[] => Array.from({ length: YEARS_OF_GRADE[grado] }, (_, at) => at + 1)
const short = (grado: Grade, year: number): string =>
  grado === 'PREESCOLAR' ? gradeYearLabel({ grado, gradoNumero: year }) : `${year}°`

interface YearLineProps {
  row: WithoutYear
  first: boolean
  onMove: (from: HTMLElement, step: number) => void
}

/** A number key sets the year and moves on, the arrows move up and down. */
function YearLine({ row, first, onMove }: YearLineProps) {
  const { id, alumno, grado, grupo } = row
  const { send, busy } = useSetGradeYear()
  const line = useRef<HTMLLIElement>(null)
  const save = (gradoNumero: number) => {
    if (line.current) onMove(line.current, 1)
    void send({ inscripcionId: id, gradoNumero })
  }
  const onKey = (event: KeyboardEvent<HTMLLIElement>) => {
    const { key, altKey, ctrlKey, metaKey, repeat } = event
    if (altKey || ctrlKey || metaKey) return
    const year = Number(key)
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      onMove(event.currentTarget, key === 'ArrowDown' ? 1 : -1)
    } else if (!repeat && key.trim() !== '' && yearsOf(grado).includes(year)) {
      event.preventDefault()
      save(year)
    }
  }
  return (
    <Line
      ref={line}
      tabIndex={first ? 0 : -1}
      data-line
      onKeyDown={onKey}
      aria-label={`${alumno.nombre}, ${placeLabel({ grado, grupo })}`}
      aria-busy={busy}
    >
      <TwoLines>
        {alumno.nombre}
        <small>
          {placeLabel({ grado, grupo })} · {alumno.numero_control}
        </small>
      </TwoLines>
      <Row role="group" aria-label={`Grado de ${alumno.nombre}`}>
        {yearsOf(grado).map((year) => (
          <button
            key={year}
            type="button"
            tabIndex={-1}
            disabled={busy}
            aria-label={`${gradeYearLabel({ grado, gradoNumero: year })} para ${alumno.nombre}`}
            onClick={() => save(year)}
          >
            {short(grado, year)}
          </button>
        ))}
      </Row>
    </Line>
  )
}

function YearLines({ rows }: { rows: readonly WithoutYear[] }) {
  const list = useRef<HTMLUListElement>(null)
  const move = (from: HTMLElement, step: number) => {
    const all = formPartsIn(list.current, 'line')
    const next = all[all.indexOf(from) + step] ?? all[all.indexOf(from) - step]
    next?.focus()
  }
  return (
    <PlainList divided ref={list} aria-label={texts.title}>
      {rows.map((row, at) => (
        <YearLine key={row.id} row={row} first={at === 0} onMove={move} />
      ))}
    </PlainList>
  )
}

const CRUMBS = [MENU]

function CycleYears({ id }: { id: number }) {
  const { rows, ...read } = useWithoutYear({ id }, ASKED_ANEW)
  return (
    <Page
      title={rows ? countText(rows.length, 'alumno sin grado', 'alumnos sin grado') : texts.title}
      subtitle="Indica el grado de cada alumno: se necesita para pasar de año y para los grupos."
      breadcrumb={CRUMBS}
    >
      {!rows && <LoadingOrError read={read} />}
      {rows?.length === 0 && (
        <PageEmpty
          icon="success"
          title="Todos tienen grado"
          text="No falta el grado de ningún inscrito de este ciclo."
        />
      )}
      {rows && rows.length > 0 && (
        <>
          <Quiet as="p">
            Con el teclado: flechas para moverte, un número para poner el grado y seguir con el siguiente.
          </Quiet>
          <YearLines rows={rows} />
        </>
      )}
    </Page>
  )
}

export function WithoutYearPage() {
  const current = useCurrentCycle()
  const [params] = useSearchParams()
  const chosen = Number(params.get('ciclo'))
  if (Number.isInteger(chosen) && chosen > 0) return <CycleYears key={chosen} id={chosen} />
  return (
    <CycleGate title={texts.title} breadcrumb={CRUMBS} current={current}>
      {({ id }) => <CycleYears key={id} id={id} />}
    </CycleGate>
  )
}
