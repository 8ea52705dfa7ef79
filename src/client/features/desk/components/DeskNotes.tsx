import { formatPesos } from '@contract/domain/money'
import { InfoPanel } from '../../../ui/page/InfoPanel'
import { texts } from '../desk.texts'
import type { FamilyDesk } from '../useFamilyDesk'

/** What was not any more what the cashier saw. */
export function Changed({ desk }: { desk: FamilyDesk }) {
  const { totalBefore, order } = desk
  if (totalBefore === null) return null
  const now = order.cost.total
  return (
    <InfoPanel
      tone="warning"
      title={texts.changedTitle}
      text={
        totalBefore === now
          ? texts.changedLines
          : texts.changedTotal(formatPesos(totalBefore), formatPesos(now))
      }
    />
  )
}

/** What the page before showed as a debt is owed no more. */
export function Gone({ desk: { gone, asked } }: { desk: FamilyDesk }) {
  return gone > 0 && <InfoPanel tone="warning" title={texts.gone(gone, asked)} text={texts.goneText} />
}
