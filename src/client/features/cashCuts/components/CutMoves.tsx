import { styled } from '@mui/material/styles'
import type { CutMove } from '@contract/cashCuts/cashCuts.schemas'
import { DataTable } from '../../../ui/list/DataTable'
import { ListPanel } from '../../../ui/list/ListPanel'
import { useLocalList } from '../../../ui/list/useLocalList'
import { cancellationColumns, moveSearchText, paymentColumns } from '../cashCuts.columns'
import { PAYMENT_NOUN, texts } from '../cashCuts.texts'

interface CutMovesProps {
  pagos: readonly CutMove[]
  cancelaciones: readonly CutMove[]
  /** Whether `/` searches here; false where another list of the page has it. */
  shortcut: boolean
}

const Block = styled('section')(({ theme: { vars, spacing, typography } }) => ({
  marginTop: spacing(3),
  '& > h2': { ...typography.h2, margin: spacing(0, 0, 1.5) },
  '& > .plain': {
    border: `1px solid ${vars.palette.divider}`,
    borderRadius: vars.shape.borderRadius,
    background: vars.palette.background.paper,
    overflow: 'hidden',
  },
}))

/** The payments of a cut by folio, and apart from them what was cancelled. */
export function CutMoves({ pagos, cancelaciones, shortcut }: CutMovesProps) {
  const list = useLocalList(pagos, { searchText: moveSearchText, prefix: 'pagos' })
  return (
    <>
      <Block aria-label={texts.payments}>
        <h2>{texts.payments}</h2>
        <ListPanel
          label={texts.payments}
          list={list}
          columns={paymentColumns}
          noun={PAYMENT_NOUN}
          isLoading={false}
          shortcut={shortcut}
          empty={{ icon: 'receipt', title: texts.noPayments }}
        />
      </Block>
      {cancelaciones.length > 0 && (
        <Block aria-label={texts.cancellations}>
          <h2>{texts.cancellations}</h2>
          <div className="plain">
            <DataTable label={texts.cancellations} columns={cancellationColumns} rows={cancelaciones} />
          </div>
        </Block>
      )}
    </>
  )
}
