import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon'
import { Row } from '../layout/layout'
import { PrimaryAction } from './PrimaryAction'

interface RecordActionsProps {
  onDelete: false | (() => void)
  onEdit: false | (() => void)
  editLabel?: string
  children?: ReactNode
}

export function RecordActions({ onDelete, onEdit, editLabel = 'Editar', children }: RecordActionsProps) {
  return (
    <Row>
      {onDelete && (
        <Button color="error" startIcon={<Icon name="delete" />} onClick={onDelete}>
          Eliminar
        </Button>
      )}
      {children}
      {onEdit && (
        <PrimaryAction icon="edit" onClick={onEdit}>
          {editLabel}
        </PrimaryAction>
      )}
    </Row>
  )
}
