import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'
import { UNDO_SECONDS } from '@contract/messages/messages.rules'
import { Row } from '../../../ui/layout/layout'
import { InfoPanel } from '../../../ui/page/InfoPanel'

/** A clock of this computer that is wrong never shows more than the server waits. */
const secondsTo = (moment: string): number =>
  Math.min(UNDO_SECONDS, Math.ceil((Date.parse(moment) - Date.now()) / 1000))

interface UndoBarProps {
  /** When the first message leaves. */
  leaves: string
  onUndo: () => void
}

/** For as long as nothing has left. */
export function UndoBar({ leaves, onUndo }: UndoBarProps) {
  const [left, setLeft] = useState(() => secondsTo(leaves))
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsTo(leaves)), 500)
    return () => clearInterval(timer)
  }, [leaves])
  if (left <= 0) return null
  return (
    <InfoPanel title={`Sale en ${left} s.`} text="Todavía no lo recibe nadie.">
      <Row gap={1}>
        <Button onClick={onUndo}>Deshacer</Button>
      </Row>
    </InfoPanel>
  )
}
