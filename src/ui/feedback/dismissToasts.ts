/** Dismisses toasts by the prefix of their ids, if they are still shown. */
export async function dismissToasts(prefix: string): Promise<void> {
  const { toast } = await import('sonner')
  for (const { id } of toast.getToasts()) if (String(id).startsWith(prefix)) toast.dismiss(id)
}
