/** Printing, and copying the address of the page. Without a script both are the browser's. */
for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-do]')) {
  button.hidden = false;
  button.addEventListener('click', () => {
    if (button.dataset['do'] === 'print') {
      print();
      return;
    }
    navigator.clipboard.writeText(location.href).then(
      () => {
        button.textContent = button.dataset['done'] ?? button.textContent;
      },
      () => {
        button.hidden = true;
      },
    );
  });
}
