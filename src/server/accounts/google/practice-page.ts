const style = `body{font:1rem/1.5 system-ui,sans-serif;margin:0;min-height:100vh;display:grid;place-content:center;padding:1.5rem;color:#3b2a20;background:#fdf8f1}
main{width:min(26rem,calc(100vw - 3rem));display:grid;gap:1rem}
h1{font-size:1.4rem;margin:0}p{margin:0}
.practice{background:#ffe9b8;border:2px dashed #a86a00;border-radius:12px;padding:.75rem 1rem;color:#4a2f00}
form{display:grid;gap:.6rem}label{display:grid;gap:.3rem;font-weight:600}label.tick{display:flex;font-weight:400;gap:.5rem;align-items:center}
button,input[type=email]{font:inherit;padding:.7rem 1rem;border-radius:12px;border:1.5px solid #a08c7c;background:#fff;color:inherit}
button{cursor:pointer;text-align:left}button:hover{background:#f5ece0}button small{display:block;color:#6b5648}.quiet{border-color:transparent;background:none;text-align:center;text-decoration:underline}
:focus-visible{outline:3px solid #7c3aed;outline-offset:2px}`

const accounts = [
  { email: 'owner@practice.example', name: 'The owner' },
  { email: 'stranger@practice.example', name: 'Somebody else' },
]

/** Looks like nothing of Google's: nobody may take it for the real one. */
export const practicePage = (action: string) => `<!doctype html><html lang="en"><head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Practice sign-in</title><style>${style}</style></head><body><main>
<p class="practice"><strong>Practice.</strong> This is not Google. It stands in for Google while the diary runs on your own computer.</p>
<h1>Choose an account</h1>
${accounts
  .map(
    ({ email, name }) =>
      `<form method="post" action="${action}"><input type="hidden" name="verified" value="yes"><button name="email" value="${email}">${name}<small>${email}</small></button></form>`,
  )
  .join('')}
<form method="post" action="${action}"><label>Another email <input type="email" name="email" required maxlength="254"></label>
<label class="tick"><input type="checkbox" name="verified" value="yes" checked> This email is verified</label>
<button>Continue</button></form>
<form method="post" action="${action}"><button class="quiet" name="cancel" value="yes">Cancel</button></form>
</main></body></html>`
