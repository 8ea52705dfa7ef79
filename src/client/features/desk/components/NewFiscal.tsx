import type { Family } from '@contract/domain/family'
import type { DeskFamily } from '@contract/desk/desk.schemas'
import { fiscalRoutes } from '@contract/fiscal/fiscal.routes'
import { useMay } from '../../../state/session/useMay'
import { lazyPart } from '../../../ui/parts/lazyPart'
import type { FamilyDesk } from '../useFamilyDesk'

const FiscalDialog = lazyPart(async () => (await import('../../../write/fiscal/FiscalDialog')).FiscalDialog)

export const useMayAddFiscal = ({ padre }: Pick<DeskFamily, 'padre'>): boolean => {
  const may = useMay()
  return may(padre ? fiscalRoutes.createForParent.access : fiscalRoutes.createForStudent.access)
}

export function NewFiscal({ of, desk }: { of: Family; desk: FamilyDesk }) {
  const { family, fiscals, setAddsFiscal, change } = desk
  return (
    <FiscalDialog
      of={family.padre ? { padreId: family.padre.id } : of}
      fiscal={null}
      all={fiscals}
      onClose={() => setAddsFiscal(false)}
      onSaved={({ id }) => change({ fiscalId: id })}
    />
  )
}
