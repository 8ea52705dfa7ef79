import Button from '@mui/material/Button'
import { Icon } from '../icons/Icon'

export interface FileActionsProps {
  url: string
  /** Name of the file for screen readers, which read each link alone: "el calendario de mayo". */
  what: string
  /** Name of the downloaded file; the browser adds the ending of its type. */
  downloadName: string
}

/** Links that open and download a file, for browsers that cannot show it in the page. */
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
