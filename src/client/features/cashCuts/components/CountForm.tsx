import { styled } from '@mui/material/styles'
import { useRef, type SyntheticEvent } from 'react'
import type { CurrentCut } from '@contract/cashCuts/cashCuts.schemas'
import { formatDate } from '@contract/domain/dates'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog'
import { TextInput } from '../../../ui/fields/TextInput'
import { BusyButton } from '../../../ui/forms/BusyButton'
import { useUnsavedGuard } from '../../../ui/guard/useUnsavedGuard'
import { Section } from '../../../ui/page/Section'
import { texts } from '../cashCuts.texts'
import { isBegun } from '../count.values'
import { useCloseCut } from '../useCloseCut'
import { useCountKeys } from '../useCountKeys'
import { CutTotals } from './CutTotals'
import { PieceFields } from './PieceFields'

const Form = styled('form')(({ theme: { spacing, breakpoints } }) => ({
  '& > div': { display: 'grid', gap: spacing(2, 4), alignItems: 'start' },
  // All of it on the first screen of a laptop.
  [breakpoints.up('lg')]: { '& > div': { gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr)' } },
  '& .kinds': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(216px, 100%), 1fr))',
    gap: spacing(2, 4),
  },
  '& .rest': { display: 'grid', gap: spacing(2) },
  '& .buttons': { display: 'flex', justifyContent: 'flex-end' },
}))

/** Counting a drawer: pieces by denomination, the difference as it grows, and the closing. */
export function CountForm({ current }: { current: CurrentCut }) {
  const cut = useCloseCut(current)
  const { frame, onKeyDown } = useCountKeys()
  const notes = useRef<HTMLInputElement>(null)
  const { values, observaciones, contado, diferencia } = cut
  useUnsavedGuard(isBegun(values) || observaciones !== '')
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!cut.ask()) notes.current?.focus()
  }
  const totals = <CutTotals esperado={current.esperado} contado={contado} diferencia={diferencia} />
  return (
    <Section title={texts.count} text={texts.countText}>
      <Form onSubmit={submit} noValidate aria-label={texts.count}>
        <div ref={frame}>
          <div className="kinds">
            <PieceFields tipo="BILLETE" values={values} onChange={cut.change} onKeyDown={onKeyDown} />
            <PieceFields tipo="MONEDA" values={values} onChange={cut.change} onKeyDown={onKeyDown} />
          </div>
          <div className="rest">
            {totals}
            <TextInput
              label={texts.observations}
              hint={texts.observationsHint}
              error={cut.problem}
              rows={2}
              maxLength={500}
              value={observaciones}
              onChange={(event) => cut.setObservaciones(event.target.value)}
              ref={notes}
            />
            <div className="buttons">
              <BusyButton busy={false}>{texts.close}</BusyButton>
            </div>
          </div>
        </div>
      </Form>
      <ConfirmDialog
        open={cut.asking}
        title={texts.closeTitle}
        text={<p>{texts.closeText(formatDate(current.dia), current.movimientos)}</p>}
        confirmLabel={texts.close}
        onConfirm={cut.confirm}
        onClose={cut.cancel}
      >
        {totals}
      </ConfirmDialog>
    </Section>
  )
}
