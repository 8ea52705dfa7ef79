import Button from '@mui/material/Button'
import { useState } from 'react'
import { familyPageRoutes } from '@contract/familyPage/familyPage.routes'
import { useMay } from '../../state/session/useMay'
import { lazyPart } from '../../ui/parts/lazyPart'
import { Icon } from '../../ui/icons/Icon'

export const FAMILY_LINK = 'Página de la familia'

export const FamilyLinkDialog = lazyPart(async () => (await import('./FamilyLinkDialog')).FamilyLinkDialog)

export const useMayLinkFamily = (): boolean => {
  const may = useMay()
  const { createLink, listLinks } = familyPageRoutes
  return may(createLink.access) && may(listLinks.access)
}

/** Beside a receipt, because the family is at the desk and can scan the code. A pupil without a parent has no page. */
export function FamilyLinkAction({ padre }: { padre: { id: number; nombre: string } | null }) {
  const mayLink = useMayLinkFamily()
  const [isOpen, setOpen] = useState(false)
  if (!padre || !mayLink) return null
  return (
    <>
      <Button aria-haspopup="dialog" startIcon={<Icon name="external" />} onClick={() => setOpen(true)}>
        {FAMILY_LINK}
      </Button>
      {isOpen && <FamilyLinkDialog row={padre} onClose={() => setOpen(false)} />}
    </>
  )
}
