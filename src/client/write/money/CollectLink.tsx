import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { Icon } from '../../ui/icons/Icon'
import { useMayCollect } from './deskAddress'

interface CollectLinkProps {
  to: string
  primary?: boolean
}

export function CollectLink({ to, primary = false }: CollectLinkProps) {
  if (!useMayCollect()) return null
  return (
    <Button
      variant={primary ? 'contained' : 'outlined'}
      component={Link}
      to={to}
      startIcon={<Icon name="pay" />}
    >
      Cobrar
    </Button>
  )
}
