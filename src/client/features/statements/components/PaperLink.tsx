import Button from '@mui/material/Button'
import { Icon } from '../../../ui/icons/Icon'
import { texts } from '../statements.texts'

/** A signed link, which needs no session: it may open beside. */
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
      {texts.pdf}
    </Button>
  )
}
