import { Card } from '../../../ui/layout/layout'
import { lazyPart } from '../../../ui/parts/lazyPart'

// The search code is larger than the rest of the home: it loads right after it, into a reserved place.
const FamilyField = lazyPart(async () => (await import('../../../write/money/FamilyField')).FamilyField)

/** Focus the field only with a mouse: on touch screens the keyboard would cover half of the home. */
const hasKeys = (): boolean => typeof matchMedia !== 'function' || !matchMedia('(pointer: coarse)').matches

/** The cashier's first field of the day: the family chosen here opens at the desk. */
export function DeskField() {
  return (
    <Card as="section" aria-label="Cobrar" pad={2} sx={{ minHeight: 105 }}>
      <FamilyField label="Cobrar a" waits={hasKeys()} late button="Cobrar" />
    </Card>
  )
}
