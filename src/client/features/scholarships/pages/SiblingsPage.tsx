import Button from '@mui/material/Button'
import { useCallback, useMemo, useState } from 'react'
import { pupilsText } from '@contract/domain/text'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import { percentLabel } from '@contract/domain/percents'
import { placeLabel } from '@contract/domain/grades'
import { formatPesos, subtractPesos, sumPesos } from '@contract/domain/money'
import { scholarshipsRoutes as routes } from '@contract/scholarships/scholarships.routes'
import type { Sibling, SiblingsDone } from '@contract/scholarships/scholarships.schemas'
import { ASKED_ANEW } from '../../../state/core/reads'
import { useApplySiblings, useSiblings } from '../../../state/scholarships/scholarships.api'
import { useMay } from '../../../state/session/useMay'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog'
import { RowBox } from '../../../ui/fields/RowBox'
import { withMember } from '../../../ui/forms/withMember'
import { Card, Quiet, Row, Stack, TwoLines } from '../../../ui/layout/layout'
import type { Column } from '../../../ui/list/columns'
import { loadedSource, ListView, useList } from '../../../ui/list/ListPanel'
import { CycleGate } from '../../../ui/page/CycleGate'
import { LoadingOrError } from '../../../ui/page/LoadingOrError'
import { Page } from '../../../ui/page/Page'
import { PageEmpty } from '../../../ui/page/PageEmpty'
import { StickyBar } from '../../../ui/page/StickyBar'
import { CycleChoice } from '../../../write/cycles/CycleChoice'
import { useChosenCycle } from '../../../write/cycles/useChosenCycle'
import { LIST, siblings as texts } from '../scholarships.texts'

interface Line extends Sibling {
  id: number
}

const differenceOf = (lines: readonly Line[]): number =>
  sumPesos(lines.map(({ paga, pagara }) => subtractPesos(paga ?? 0, pagara ?? 0)))

const columnsFor = (
  unticked: ReadonlySet<number>,
  onTick: ((id: number, ticked: boolean) => void) | null,
): Column<Line>[] => [
  {
    key: 'nombre',
    header: 'Alumno',
    sortable: true,
    ...(onTick && {
      before: ({ id, alumno }) => (
        <RowBox
          type="checkbox"
          aria-label={`Ajustar a ${alumno.nombre}`}
          checked={!unticked.has(id)}
          onChange={({ target }) => onTick(id, target.checked)}
        />
      ),
    }),
    cell: ({ alumno }) => alumno.nombre,
    under: ({ alumno }) => `${placeLabel(alumno)} · ${alumno.numero_control}`,
  },
  {
    key: 'familia',
    header: 'Familia',
    sortable: true,
    cell: ({ padre, lugar }) => (
      <TwoLines>
        {padre?.nombre ?? '—'}
        <small>{texts.place(lugar)}</small>
      </TwoLines>
    ),
  },
  { key: 'actual', header: 'Tiene', align: 'right', cell: ({ actual }) => texts.percent(actual) },
  { key: 'regla', header: 'Le toca', align: 'right', cell: ({ porcentaje }) => texts.percent(porcentaje) },
  {
    key: 'paga',
    header: texts.pays,
    align: 'right',
    cell: ({ pagara }) => (pagara == null ? 'Sin meses por cambiar' : formatPesos(pagara)),
    under: ({ paga, pagara }) =>
      paga == null || pagara == null ? null : paga === pagara ? 'sin cambio' : `antes ${formatPesos(paga)}`,
    exported: ({ paga, pagara }) => ({ [texts.pays]: pagara, Antes: paga }),
  },
]

const searchText = ({ alumno, padre }: Line): string =>
  `${alumno.nombre} ${alumno.numero_control} ${padre?.nombre ?? ''}`
const sortBy = {
  nombre: ({ alumno }: Line) => alumno.nombre,
  familia: ({ padre }: Line) => padre?.nombre ?? '',
}
const NOUN = { one: 'alumno', many: 'alumnos' }
const NONE: ReadonlySet<number> = new Set()

function LeftOut({ omitidos }: Pick<SiblingsDone, 'omitidos'>) {
  if (omitidos.length === 0) return null
  return (
    <Card tone="info" role="status">
      Se {omitidos.length === 1 ? 'quedó' : 'quedaron'} sin su descuento por tener ya dos becas:{' '}
      {omitidos.map(({ nombre }) => nombre).join(', ')}.
    </Card>
  )
}

interface NoSiblingsLeftProps {
  hasRule: boolean
  leftOut: SiblingsDone['omitidos']
}

function NoSiblingsLeft({ hasRule, leftOut }: NoSiblingsLeftProps) {
  return (
    <Stack>
      <LeftOut omitidos={leftOut} />
      <PageEmpty
        icon="success"
        title={texts.none}
        text={
          hasRule
            ? 'Cada hermano tiene el descuento que dice la regla del ciclo.'
            : 'No hay regla de hermanos en este ciclo, y nadie tiene ese descuento.'
        }
      />
    </Stack>
  )
}

interface ApplyBarProps {
  chosen: readonly Line[]
  all: number
  busy: boolean
  onApply: () => void
}

function ApplyBar({ chosen, all, busy, onApply }: ApplyBarProps) {
  return (
    <StickyBar aria-label={texts.title}>
      <p role="status">
        {chosen.length === all
          ? `${pupilsText(chosen.length)} por ajustar`
          : `${chosen.length} de ${pupilsText(all)}`}
        <Quiet as="small">{texts.difference(differenceOf(chosen))}</Quiet>
      </p>
      <Button variant="contained" size="large" disabled={chosen.length === 0 || busy} onClick={onApply}>
        {texts.press}
      </Button>
    </StickyBar>
  )
}

function SiblingLines({ cycle, rows }: { cycle: Cycle; rows: readonly Sibling[] }) {
  const may = useMay()(routes.applySiblings.access)
  const lines = useMemo(() => rows.map((row): Line => ({ ...row, id: row.alumno.id })), [rows])
  const [unticked, setUnticked] = useState(NONE)
  const [asking, setAsking] = useState(false)
  const [leftOut, setLeftOut] = useState<SiblingsDone['omitidos']>([])
  const { send, busy } = useApplySiblings()
  const onTick = useCallback(
    (id: number, ticked: boolean) => setUnticked((before) => withMember(before, id, !ticked)),
    [],
  )
  const columns = useMemo(() => columnsFor(unticked, may ? onTick : null), [unticked, may, onTick])
  const held = useList({
    source: loadedSource(lines),
    searchText,
    sortBy,
  })
  const chosen = lines.filter(({ id }) => !unticked.has(id))
  const apply = async () => {
    const { done, answer } = await send({
      cycleId: cycle.id,
      alumnos: chosen.map(({ id }) => ({ id })),
    })
    setAsking(false)
    if (!done) return
    setLeftOut(answer.omitidos)
    setUnticked(NONE)
  }
  if (lines.length === 0)
    return <NoSiblingsLeft hasRule={(cycle.hermanos ?? []).length > 0} leftOut={leftOut} />
  return (
    <Stack>
      <LeftOut omitidos={leftOut} />
      <ListView
        held={held}
        label={texts.title}
        columns={columns}
        noun={NOUN}
        tool={
          may
            ? (shown) => (
                <Row>
                  <Button onClick={() => shown.forEach(({ id }) => onTick(id, true))}>Marcar todos</Button>
                  <Button onClick={() => shown.forEach(({ id }) => onTick(id, false))}>
                    Desmarcar todos
                  </Button>
                </Row>
              )
            : undefined
        }
        empty={{ icon: 'users', title: texts.none }}
      />
      {may && <ApplyBar chosen={chosen} all={lines.length} busy={busy} onApply={() => setAsking(true)} />}
      <ConfirmDialog
        open={asking}
        money
        title={`¿Ajustar el descuento de ${pupilsText(chosen.length)}?`}
        text="Cambia los meses sin pagar desde el actual; los pagados y los abonados quedan como están."
        confirmLabel={texts.press}
        onConfirm={apply}
        onClose={() => setAsking(false)}
      >
        <p>{texts.difference(differenceOf(chosen))}</p>
      </ConfirmDialog>
    </Stack>
  )
}

const CRUMBS = [LIST]

const ruleText = ({ hermanos = [] }: Pick<Cycle, 'hermanos'>): string =>
  hermanos.length === 0
    ? 'Este ciclo no da descuento a hermanos. La regla se pone en el ciclo escolar, en Descuentos.'
    : `Regla del ciclo: ${hermanos.map(({ lugar, porcentaje }) => `${texts.place(lugar)}, ${percentLabel(porcentaje)}`).join('; ')}. Los lugares van del hijo mayor al menor, entre los inscritos de la familia.`

function CycleSiblings({ cycle }: { cycle: Cycle }) {
  const { rows, ...read } = useSiblings({ cycleId: cycle.id }, ASKED_ANEW)
  return (
    <Page title={texts.title} subtitle={<CycleChoice chosen={cycle} />} breadcrumb={CRUMBS}>
      <Quiet as="p">{ruleText(cycle)}</Quiet>
      {rows ? <SiblingLines cycle={cycle} rows={rows} /> : <LoadingOrError read={read} />}
    </Page>
  )
}

/** Pupils whose sibling discount differs from the cycle's rule; one click corrects it. */
export function SiblingsPage() {
  return (
    <CycleGate title={texts.title} breadcrumb={CRUMBS} current={useChosenCycle()}>
      {(cycle) => <CycleSiblings key={cycle.id} cycle={cycle} />}
    </CycleGate>
  )
}
