import Button from '@mui/material/Button'
import { Icon } from '../icons/Icon'

export interface FileActionsProps {
  url: string
  what: string
  downloadName: string
}

/** For browsers that cannot show the file in the page. */
export function FileActions({ url, what, downloadName }: FileActionsProps) {
  return (
    <>
      <Button
        component="a"
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        startIcon={<Icon name="external" />}
        aria-label={`Abrir en otra pestaña ${what}`}
      >
        Abrir en otra pestaña
      </Button>
      <Button
        component="a"
        href={url}
        download={downloadName}
        startIcon={<Icon name="download" />}
        aria-label={`Descargar ${what}`}
      >
        Descargar
      </Button>
    </>
  )
}
