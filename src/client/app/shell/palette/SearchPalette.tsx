import Dialog from '@mui/material/Dialog'
import { useState } from 'react'
import { useGuardedNavigate } from '../../../ui/guard/useUnsavedGuard'
import { useMatches } from '../../../ui/page/useMatches'
import { texts, type Option } from './options'
import { PaletteBody } from './PaletteBody'

/** What was opened before and is offered first. */
const MAX_RECENT = 6
const NARROW = '(max-width:599.95px)'

interface SearchPaletteProps {
  open: boolean
  onClose: () => void
}

/**
 * Finds people, pages and actions. What was opened is remembered while this stands in the shell, which goes with the session: it
 * is written nowhere.
 */
export function SearchPalette({ open, onClose }: SearchPaletteProps) {
  const [recent, setRecent] = useState<readonly Option[]>([])
  const leaveTo = useGuardedNavigate()
  const narrow = useMatches(NARROW)
  const pick = (option: Option) => {
    setRecent([option, ...recent.filter(({ key }) => key !== option.key)].slice(0, MAX_RECENT))
    onClose()
    if (option.to !== undefined) leaveTo(option.to)
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullScreen={narrow}
      fullWidth
      maxWidth="sm"
      slotProps={{
        // The field keeps its place while what is found below it changes.
        container: { sx: { alignItems: 'flex-start' } },
        paper: { 'aria-label': texts.title },
      }}
    >
      <PaletteBody recent={recent} onPick={pick} onClose={onClose} />
    </Dialog>
  )
}
