import Button from '@mui/material/Button'
import { Prose, Row, Stack } from '../../ui/layout/layout'
import { useCopy } from '../../ui/notices/useCopy'
import { texts } from './newFamily.texts'

/** The address that opens the family at the desk, so that a user without the right to take money can send it to the cashier. */
export function HandOver({ to }: { to: string }) {
  const copy = useCopy(texts.copying)
  const address = `${window.location.origin}${to}`
  return (
    <Stack gap={1}>
      <span>{texts.noDesk}</span>
      <Row justify="space-between">
        <Prose as="span">{address}</Prose>
        <Button variant="outlined" data-last-step onClick={() => void copy(address)}>
          {texts.copy}
        </Button>
      </Row>
    </Stack>
  )
}
