/**
 * @generated SignedSource<<13d43233ab0443c2b356b546b7b5053e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ReturnComments_return$data = {
  readonly comments: ReadonlyArray<{
    readonly author_name: string;
    readonly created_at: string;
    readonly text: string;
    readonly uid: string;
  } | null | undefined> | null | undefined;
  readonly uid: string;
  readonly " $fragmentType": "ReturnComments_return";
};
export type ReturnComments_return$key = {
  readonly " $data"?: ReturnComments_return$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReturnComments_return">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uid",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReturnComments_return",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "ReturnComment",
      "kind": "LinkedField",
      "name": "comments",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "author_name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "created_at",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Return",
  "abstractKey": null
};
})();

(node as any).hash = "c59f646615cc90764f6641561c0d9186";

export default node;
