import { cashCutsRoutes } from '@contract/cashCuts/cashCuts.routes'
import type { Dashboard } from '@contract/dashboard/dashboard.schemas'
import { today } from '../../../state/clock/schoolClock'
import { useMay } from '../../../state/session/useMay'
import { Columns, Stack, Card } from '../../../ui/layout/layout'
import { Figures } from '../../../ui/page/Figures'
import { lazyPart } from '../../../ui/parts/lazyPart'
import { Birthdays } from './Birthdays'
import { Charts } from './Charts'
import { DeskQueue } from './DeskQueue'
import { Waiting, waitingOf } from './Waiting'
import { figuresOf } from './boardFigures'
import { personOf } from './person'

// The search code is larger than the rest of the home: it loads right after it, into a reserved place.
const FamilyField = lazyPart(async () => (await import('../../../write/money/FamilyField')).FamilyField)

/** Only with a mouse: on touch screens the keyboard would cover half of the home. */
const hasKeys = (): boolean => typeof matchMedia !== 'function' || !matchMedia('(pointer: coarse)').matches

function DeskField() {
  return (
    <Card as="section" aria-label="Cobrar" pad={2} sx={{ minHeight: 105 }}>
      <FamilyField label="Cobrar a" waits={hasKeys()} late button="Cobrar" />
    </Card>
  )
}

const SetupPanel = lazyPart(async () => (await import('./SetupPanel')).SetupPanel)

export const showsAnything = ({ cobranza, inscripcion, becas, caja }: Dashboard): boolean =>
  Boolean(cobranza ?? inscripcion ?? becas ?? caja)

/** Chosen by the kind of user; each number leads to the list that it counts. */
export function Board({ board }: { board: Dashboard }) {
  const may = useMay()
  const person = personOf(may)
  const figures = figuresOf(board, person, {
    day: today(),
    mayOpenCuts: may(cashCutsRoutes.current.access),
  })
  const rows = waitingOf(board, person, may)
  const waiting = rows.length > 0 && <Waiting rows={rows} person={person} />
  const birthdays = board.cumpleanos && board.cumpleanos.length > 0 && <Birthdays of={board.cumpleanos} />
  const setup = board.arranque && <SetupPanel pasos={board.arranque.pasos} />
  const strip = figures.length > 0 && <Figures figures={figures} />
  if (person === 'office')
    return (
      <Stack>
        {setup}
        <Columns
          widths={waiting && birthdays ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)'}
          gap={2}
          align="stretch"
        >
          {waiting}
          {birthdays}
        </Columns>
        {strip}
        <Charts board={board} />
      </Stack>
    )
  return (
    <Stack>
      {setup}
      {person === 'cashier' && <DeskField />}
      {person === 'cashier' && <DeskQueue />}
      {strip}
      <Charts board={board} beside={waiting} after={birthdays} />
    </Stack>
  )
}
