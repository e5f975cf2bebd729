/** Takes back what was said in passing under ids that begin so; nothing where it has gone already. */
export async function dismissToasts(prefix: string): Promise<void> {
  const { toast } = await import('sonner')
  for (const { id } of toast.getToasts()) if (String(id).startsWith(prefix)) toast.dismiss(id)
}
