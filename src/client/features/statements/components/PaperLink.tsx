import Button from '@mui/material/Button'
import { Icon } from '../../../ui/icons/Icon'

/** The PDF's address is signed and needs no session, so it may open in a new tab. */
export function PaperLink({ href }: { href: string }) {
  return (
    <Button
      variant="outlined"
      component="a"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      startIcon={<Icon name="file" />}
    >
      Abrir PDF
    </Button>
  )
}
