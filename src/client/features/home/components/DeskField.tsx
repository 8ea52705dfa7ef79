import { Card } from '../../../ui/layout/layout'
import { lazyPart } from '../../../ui/parts/lazyPart'

// What finds as one types is more than the rest of the home: it comes right after it, into the place that is kept.
const FamilyField = lazyPart(async () => (await import('../../../write/money/FamilyField')).FamilyField)

/** A touch that opens the home asks for no keyboard over half of it. */
const hasKeys = (): boolean => typeof matchMedia !== 'function' || !matchMedia('(pointer: coarse)').matches

/** The cashier's first word of the day: the family that is named here opens at the desk. */
export function DeskField() {
  return (
    <Card as="section" aria-label="Cobrar" pad={2} sx={{ minHeight: 105 }}>
      <FamilyField label="Cobrar a" waits={hasKeys()} late button="Cobrar" />
    </Card>
  )
}
